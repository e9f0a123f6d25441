interface Element {
  mount(target: HTMLElement): void;
  on(event: string, listener: (event: unknown) => void): Element;
  [method: string]: unknown;
}

interface Confirmation {
  clientSecret: string;
  confirmParams: { return_url: string };
}

/** A stand-in for Stripe.js with the few calls that the card form makes: one field for the number, and a confirmation
 * that asks the stand-in for Stripe itself. It is handed to browsers as text, so it uses nothing from outside. The
 * numbers are those of Stripe's own test cards. */
export function installStripeJs() {
  const DECLINED = "4000000000000002";
  const WITH_BANK = "4000002760003184";
  let field: HTMLInputElement | undefined;

  const newElement = (): Element => {
    const listeners = new Map<string, (event: unknown) => void>();
    const element: Element = {
      mount(target) {
        field = document.createElement("input");
        field.setAttribute("aria-label", "Card number");
        field.style.cssText = "width: 100%; min-height: 40px; padding: 0 12px; border: 1px solid; border-radius: 6px";
        target.append(field);
        setTimeout(() => listeners.get("ready")?.({ elementType: "payment" }));
      },
      on(event, listener) {
        listeners.set(event, listener);
        return element;
      },
    };
    for (const method of ["off", "once", "update", "unmount", "destroy", "focus", "blur"])
      element[method] = () => element;
    return element;
  };

  const confirm = async ({ clientSecret, confirmParams }: Confirmation) => {
    const number = field?.value.replaceAll(" ", "") ?? "";
    if (number === DECLINED) return { error: { message: "Your card was declined." } };
    const body = JSON.stringify({ clientSecret, card: "good" });
    await fetch("https://api.stripe.com/_test/confirm", { method: "POST", body });
    if (number !== WITH_BANK) return {};
    // The bank's own page would come in between.
    window.location.assign(`${confirmParams.return_url}/?setup_intent_client_secret=x&redirect_status=succeeded`);
    return new Promise(() => undefined);
  };

  const unused = () => Promise.reject(new Error("The card form does not call this"));
  const stripe = () => ({
    elements: () => ({ create: newElement, getElement: () => null, update: () => undefined, submit: async () => ({}) }),
    ...{ confirmSetup: confirm, confirmPayment: confirm },
    ...{ createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused },
  });
  Object.assign(window, { Stripe: stripe });
}

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { OctagonAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { formatPrice, type PaidTier, PLANS } from "#schema/plan.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Spinner } from "#web/ui/waiting.tsx";

type TermsBoxProps = { isAgreed: boolean; onChange: (isAgreed: boolean) => void };

/** The box that has to be ticked before a card is added or charged. */
function TermsBox({ isAgreed, onChange }: TermsBoxProps) {
  return (
    <p className="flex items-start gap-2.5">
      <input
        id="terms"
        type="checkbox"
        required
        checked={isAgreed}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-[18px] shrink-0 accent-(--accent)"
      />
      <label htmlFor="terms">
        I agree to the{" "}
        <Link to={paths.termsOfService} target="_blank" className="link">
          Terms of Service
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
      </label>
    </p>
  );
}

/** What Stripe calls a form for a later or a present payment. */
export type Intent = "setup" | "payment";

/** Stripe's script for a key; a failure can be tried again. */
const stripeQuery = (publishableKey: string) =>
  queryOptions({ queryKey: ["stripe", publishableKey], queryFn: () => loadStripe(publishableKey) });

/** The fields of the card are drawn in Stripe's own frame: it is told what ours look like. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const isDark = window.matchMedia?.("(prefers-color-scheme: dark)").matches;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      ...{ colorPrimary: token("accent"), colorBackground: token("raised"), colorText: token("ink") },
      ...{ colorDanger: token("high"), colorTextSecondary: token("ink-muted"), borderRadius: "6px" },
      ...{ fontFamily: "Inter, system-ui, sans-serif", fontSizeBase: "15px" },
    },
  };
}

type CardFormProps = {
  clientSecret: string;
  intent: Intent;
  publishableKey: string;
  plan: PaidTier;
  onPaid: () => void;
};

function Fields({ intent, clientSecret, plan, onPaid }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isAgreed, setAgreed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  const [failed, setFailed] = useState<string>();

  const fail = (message = "The payment could not be made. Please try again.") => {
    setFailed(message);
    toast({ title: "Payment Failed", description: message, variant: "destructive" });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isSending) return;
    if (!isAgreed) {
      const description = "Please accept the Terms of Service to continue.";
      toast({ title: "Terms of Service Required", description, variant: "destructive" });
      return;
    }
    setFailed(undefined);
    setSending(true);
    try {
      // Only where the bank asks for it does the browser leave this page, and comes back to the site's origin.
      const confirm = {
        ...{ elements, clientSecret, redirect: "if_required" as const },
        confirmParams: { return_url: window.location.origin },
      };
      const checked = await elements.submit();
      if (checked.error) return fail(checked.error.message);
      const { error } = intent === "setup" ? await stripe.confirmSetup(confirm) : await stripe.confirmPayment(confirm);
      if (error) return fail(error.message);
      onPaid();
    } catch {
      fail();
    } finally {
      setSending(false);
    }
  };

  return (
    <form onSubmit={submit} className="space-y-5">
      <PaymentElement onReady={() => setReady(true)} onLoadError={({ error }) => setFailed(error.message)} />
      <TermsBox isAgreed={isAgreed} onChange={setAgreed} />
      {failed && (
        <Notice tone="high" icon={<OctagonAlert aria-hidden className="text-high" />}>
          <span role="alert">{failed}</span>
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={!isAgreed || !isReady}
        aria-disabled={isSending || undefined}
      >
        {isSending ? "Processing…" : `Subscribe for ${formatPrice(PLANS[plan].pricePence)}/month`}
      </Button>
    </form>
  );
}

/** The form for a card; its code, and Stripe's, come only when one is to be entered. */
export function CardForm(props: CardFormProps) {
  const { clientSecret, publishableKey } = props;
  const { data: stripe, isError, refetch } = useQuery(stripeQuery(publishableKey));
  if (isError) {
    const message =
      "The card form could not be loaded. Please check your connection, or whether something blocks stripe.com.";
    return <Failed message={message} onRetry={refetch} />;
  }
  if (!stripe) return <Spinner>Loading the card form…</Spinner>;
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance: appearance(), locale: "en-GB" }}>
      <Fields {...props} />
    </Elements>
  );
}

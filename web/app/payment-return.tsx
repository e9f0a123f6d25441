import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { storedUser } from "#web/features/session/stored-user.ts";
import { subscriptionQuery } from "#web/features/subscription/api/subscription.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { toast } from "#web/ui/toast-store.ts";

/** What Stripe adds to the address when a bank has asked for a confirmation on its own page. */
const RESULT = "redirect_status";

const resultOf = (search: string) => new URLSearchParams(search).get(RESULT);

/** Takes up somebody who comes back from the bank: says how it went, and takes the secrets off the address. */
export function PaymentReturn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Read before any page has a chance to lead on from here.
  const [result] = useState(() => (typeof window === "undefined" ? null : resultOf(window.location.search)));
  const arrive = useEffectEvent((outcome: string) => {
    if (outcome === "succeeded") {
      // Asking has the server look at Stripe, in case the webhook is late.
      const user = storedUser();
      if (user) client.prefetchQuery({ ...subscriptionQuery(user.id), staleTime: 0 });
      toast({ title: "Payment Successful", description: "Welcome to ABPI Compliance Checker." });
      navigate(destinations.afterPayment, { replace: true });
      return;
    }
    const description = "Your bank did not confirm the payment, and nothing has been charged. Please try again.";
    toast({ title: "Payment Failed", description, variant: "destructive" });
    navigate(paths.subscribe, { replace: true });
  });
  useEffect(() => {
    if (result) arrive(result);
  }, [result]);
  return null;
}

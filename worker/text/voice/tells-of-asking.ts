/** What others asked the teller, or a professional asked: it tells what happened and sends no reader anywhere. */
const OTHERS_ASKED =
  /\b(?:patients?|people|parents|families|callers?|visitors?|colleagues|readers|GPs|doctors|nurses)\b(?: \w+)? ask(?:ed|s|ing)? (?:us|me)\b/i;
const PROFESSIONAL_ASKED =
  /\b(?:the|a|our|one|another) (?:\w+ )?(?:nurse|doctor|consultant|pharmacist|GP|surgeon|midwife|reporter|host) (?:then |also |had )?asked\b/i;
const SENDS_READER =
  /\b(?:ask|tell|see|talk to|speak to) your\b|\byou (?:can|could|should|may|too)\b|\bso (?:ask|can you)\b/i;

/** Whether a sentence tells that others asked and asks nobody to. */
export const tellsOfAsking = (words: string): boolean =>
  (OTHERS_ASKED.test(words) || PROFESSIONAL_ASKED.test(words)) && !SENDS_READER.test(words);

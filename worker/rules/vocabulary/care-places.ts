/** Where patients are seen and treated. */
export const CARE_PLACE =
  "surgery|surgeries|practice|practices|clinic|clinics|hospital|hospitals|department|departments|ward|wards|pharmacy|pharmacies|trust|trusts";

/** One call of the API as the page for developers lists it. */
export interface ApiCall {
  id: string;
  method: string;
  /** Below `/api/v1`. */
  path: string;
  summary: string;
  description: string;
  parameters: { name: string; place: string; description: string; type: string; isRequired: boolean }[];
  /** What a body is sent as, and the answer's status with what it means. */
  bodies: string[];
  answers: { status: string; description: string }[];
}

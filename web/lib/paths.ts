/** Every page address that exists, for the router and for links. */
export const paths = {
  home: "/",
  dashboard: "/dashboard",
  assessment: (id: string | number) => `/assessment/${id}`,
} as const;

import type { ModelRequest } from "./model.ts";

type Content = string | ({ type: "text"; text: string } | { type: "image_url"; image_url: { url: string } })[];

/** The conversation as both kinds of endpoint take it. */
export function messagesOf({ system, user, picture }: ModelRequest): { role: "system" | "user"; content: Content }[] {
  const content: Content = picture
    ? [
        { type: "text", text: user },
        { type: "image_url", image_url: { url: picture } },
      ]
    : user;
  return [
    { role: "system", content: system },
    { role: "user", content },
  ];
}

import type { ContactMessage } from "#schema/contact.ts";
import type { MessageResponse } from "#schema/message.ts";
import { post } from "#web/lib/api.ts";

export const sendMessage = (message: ContactMessage) => post<MessageResponse>("/api/contact", message);

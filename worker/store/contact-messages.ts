import type { ContactMessage } from "#schema/contact.ts";
import type { Database } from "#worker/store/database.ts";
import { contactMessages } from "#worker/store/tables.ts";

/** What visitors wrote on the contact page. */
export class ContactMessageStore {
  constructor(private readonly db: Database) {}

  async add(message: ContactMessage): Promise<void> {
    await this.db.insert(contactMessages).values(message);
  }
}

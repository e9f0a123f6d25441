import { AdminUsers } from "#worker/admin/admin-users.ts";
import { AuditLog } from "#worker/admin/audit-log.ts";
import { LibraryAdmin } from "#worker/admin/library-admin.ts";
import { ReceivedMessages } from "#worker/admin/received-messages.ts";
import { RuleReports } from "#worker/admin/rule-reports.ts";
import { Statistics } from "#worker/admin/statistics.ts";
import { Subscribers } from "#worker/admin/subscribers.ts";
import { totalRevenuePence } from "#worker/billing/revenue.ts";
import type { Subscriptions } from "#worker/billing/subscriptions.ts";
import { CaseImportStore } from "#worker/store/case-imports.ts";
import type { Database } from "#worker/store/database.ts";
import { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import { RegisterStore } from "#worker/store/register-cases.ts";

/** Everything that the administration's routes call. */
export function createAdmin(db: Database, subscriptions: Subscriptions) {
  const importedCases = new ImportedCaseStore(db);
  return {
    auditLog: new AuditLog(db),
    importedCases,
    library: new LibraryAdmin(importedCases, new CaseImportStore(db), new RegisterStore(db)),
    messages: new ReceivedMessages(db),
    ruleReports: new RuleReports(db),
    statistics: new Statistics(db, () => totalRevenuePence(db)),
    subscribers: new Subscribers(db, subscriptions),
    users: new AdminUsers(db),
  };
}

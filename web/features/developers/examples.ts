// Shown on /developers.

export const SITE = "https://your-site.example";

export const CURL_TEXT = (site: string) => `curl ${site}/api/v1/analyses \\
  -H "Authorization: Bearer $ABPI_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Exampla is the best choice in its class.", "audience": "hcp", "channel": "print"}'`;

export const CURL_FILE = (site: string) => `id=$(curl -s ${site}/api/v1/analyses \\
  -H "Authorization: Bearer $ABPI_TOKEN" -H "Idempotency-Key: leavepiece-v3" \\
  -F audience=hcp -F channel=print -F file=@leavepiece.pdf | jq -r .id)
curl -s "${site}/api/v1/analyses/$id?wait=20" -H "Authorization: Bearer $ABPI_TOKEN"
curl -s "${site}/api/v1/analyses/$id/result" -H "Authorization: Bearer $ABPI_TOKEN" | jq '.riskLevel, .matters[].headline'`;

export const MCP_CONFIG = (site: string) => `{
  "mcpServers": {
    "abpi-compliance-checker": {
      "type": "http",
      "url": "${site}/mcp",
      "headers": { "Authorization": "Bearer \${ABPI_TOKEN}" }
    }
  }
}`;

export const CURL_CASES = (site: string) => `curl -s "${site}/api/v1/cases?q=linkedin&clause=26&ruling=breach" \\
  -H "Authorization: Bearer $ABPI_TOKEN" | jq -r '.cases[].caseNumber'`;

export const CI = `# .github/workflows/pre-mlr.yml, in the repository that holds the materials
on: pull_request
jobs:
  pre-mlr:
    runs-on: ubuntu-latest
    permissions: { contents: read, security-events: write }
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with: { repository: your-team/abpi-compliance-checker, path: abpi-compliance-checker }
      - run: npx --prefix abpi-compliance-checker abpi-check-file materials --audience hcp --channel print --sarif > pre-mlr.sarif
      - uses: github/codeql-action/upload-sarif@v3
        if: always()
        with: { sarif_file: pre-mlr.sarif }`;

export const WEBHOOK = `import { Webhook } from "standardwebhooks";

// Throws where the signature does not fit, or the message is older than five minutes.
const message = new Webhook(process.env.ABPI_WEBHOOK_SECRET).verify(rawBody, request.headers);
if (await seenBefore(request.headers["webhook-id"])) return; // a message can come twice
console.log(message.type, message.data.id, message.data.riskLevel);`;

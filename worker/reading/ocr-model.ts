/** Where the build puts the recognition model. Its ending keeps servers from unpacking it on the way. */
const OCR_MODEL_PATH = "/ocr/eng.traineddata.gz.bin";

/** Fetches the recognition model (2.9 MB packed, 5.2 MB unpacked) and gunzips it. Throws when it is not served. */
export async function loadOcrModel(fetchAsset: (path: string) => Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchAsset(OCR_MODEL_PATH);
  if (!response.ok || !response.body)
    throw new Error(`The OCR model is not at ${OCR_MODEL_PATH} (${response.status}): run the build.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** The file is not there any more, which trying again does not mend. */
export class UploadGoneError extends Error {
  override name = "UploadGoneError";
}

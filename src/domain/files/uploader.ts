/** How files get to the store; the data layer gives one for strangers and one for staff. */
export interface Uploader {
  /**
   * Sends a file and gives the address under which it downloads.
   * @param answerId the answer that it is for: once that is saved, nobody takes the file off it
   * @param cacheControl how long who downloads it may keep it; not at all unless told
   * @param onProgress told the part already sent, from 0 to 1
   * @throws an error with code `offline`, `forbidden` or `unknown`; an aborted upload rejects too
   */
  upload(
    path: string,
    file: Blob,
    options: {
      answerId?: string
      contentType: string
      cacheControl?: string
      onProgress?: (part: number) => void
      signal?: AbortSignal
    },
  ): Promise<string>
  /** Removes a file that the same person sent. One that is gone already is no error. */
  remove(path: string): Promise<void>
}

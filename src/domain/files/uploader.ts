/** How files get to the store and back; the data layer gives one for strangers and one for staff. */
export interface Uploader {
  /**
   * Sends a file.
   * @param answerId the answer that it is for: once that is saved, nobody takes the file off it
   * @param completes the answer is stored already, and completed with this file (COMP-01)
   * @param cacheControl how long who downloads it may keep it; not at all unless told
   * @param onProgress told the part already sent, from 0 to 1
   * @throws an error with code `offline`, `forbidden`, `rateLimitExceeded` (try later, SEC-03) or `unknown`; an aborted upload rejects too
   */
  upload(
    path: string,
    file: Blob,
    options: {
      answerId?: string
      completes?: boolean
      contentType: string
      cacheControl?: string
      onProgress?: (part: number) => void
      signal?: AbortSignal
    },
  ): Promise<void>
  /**
   * Fetches a file with the reader's own right (SEC-05).
   * @throws an error with code `forbidden`, also when there is none; `offline`, `timeout` or `unknown`
   */
  read(path: string): Promise<Blob>
  /** Removes a file that the same person sent. One that is gone already is no error. */
  remove(path: string): Promise<void>
}

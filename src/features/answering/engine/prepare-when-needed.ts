import type { PrepareFile } from './prepared-file'

/** The real one, loaded with the first file. */
export const prepareWhenNeeded: PrepareFile = async (...file) => {
  const { prepareFile } = await import('../attachments/photo/prepare-file')
  return prepareFile(...file)
}

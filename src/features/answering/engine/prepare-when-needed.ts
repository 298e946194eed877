import type { PrepareFile } from './prepared-file'

const load = () => import('../attachments/photo/prepare-file')

/** Loads it while there is a network. */
export async function loadPreparing(): Promise<void> {
  await load()
}

/** The real one, loaded with the first file. */
export const prepareWhenNeeded: PrepareFile = async (...file) => {
  const { prepareFile } = await load()
  return prepareFile(...file)
}

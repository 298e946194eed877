import type { PrepareFile } from '../../domain/files/prepared-file'

const load = () => import('./prepare-file')

/** Loads `prepareFile` ahead, while there is a network. */
export async function loadPreparing(): Promise<void> {
  await load()
}

/** Calls the real `prepareFile`, which is loaded with the first file. */
export const prepareWhenNeeded: PrepareFile = async (...file) => {
  const { prepareFile } = await load()
  return prepareFile(...file)
}

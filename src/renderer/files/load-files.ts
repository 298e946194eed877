import { loadTexts } from '../../lib/i18n'

/** What answers a question with several files, with its texts. */
export async function loadFilesAnswer() {
  const [{ FilesAnswer }] = await Promise.all([import('./FilesAnswer'), loadTexts('files')])
  return { default: FilesAnswer }
}

import type { StoredAnswer } from '../domain/answer/answer'
import { pathsOfFiles } from '../domain/answer/files'
import type { Uploader } from '../domain/files/uploader'
import type { DraftMark } from '../lib/draft-keeper'

/** Nothing to tell of this device yet; always the same object. */
const NOT_KEPT: DraftMark = { savedAt: null, failed: false }

/** The same uploader, which leaves the files that the stored answer names where they are: they are still looked at. */
export function sparing(uploader: Uploader, stored: StoredAnswer): Uploader {
  const held = new Set(pathsOfFiles(stored))
  return {
    ...uploader,
    remove: (path) => (held.has(path) ? Promise.resolve() : uploader.remove(path)),
  }
}

/** The same keeper, which tells nothing as long as nothing was changed and this device keeps nothing. */
export const tellingOnceKept = <Keeper extends { mark: () => DraftMark }>(
  keeper: Keeper,
  { isKept }: { isKept: () => boolean },
): Keeper => ({
  ...keeper,
  mark: () => (isKept() || keeper.mark().failed ? keeper.mark() : NOT_KEPT),
})

import type { ContentProblem } from './content'
import type { FileProblem, StoredKind } from './limits'

/** Why a chosen file is not sent; the interface has a sentence for each. */
export type FileFault = FileProblem | ContentProblem | 'imageDamaged' | 'imageHeic' | 'unreadable'

/** A file as it is sent, or why it is not. */
export type PreparedFile = { file: Blob; name: string } | { fault: FileFault }

/**
 * Looks into a chosen file, and makes a photo fit to be sent: upright, scaled down, without what the camera noted.
 * @throws when this could not be tried, for instance without network before its code was loaded
 */
export type PrepareFile = (kind: StoredKind, file: Blob, name: string) => Promise<PreparedFile>

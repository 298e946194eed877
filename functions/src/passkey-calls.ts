/** Passkeys beside the codes of a second factor (OPS-01). */
import './platform/global-options'
import { onCall } from './platform/on-call'
import { FACTOR_KEY } from './platform/params'

const SEALED = { secrets: [FACTOR_KEY] }

export const { beginPasskey } = onCall('beginPasskey', () => import('./factor/own-passkeys'), SEALED)
export const { addPasskey } = onCall('addPasskey', () => import('./factor/own-passkeys'), SEALED)
export const { removePasskey } = onCall('removePasskey', () => import('./factor/own-passkeys'), SEALED)
export const { askPasskey } = onCall('askPasskey', () => import('./factor/own-passkeys'), SEALED)

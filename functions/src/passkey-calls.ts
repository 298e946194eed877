/** Passkeys beside the codes of a second factor (OPS-01). */
import './platform/global-options'
import * as passkeys from './factor/own-passkeys'
import { onCall } from './platform/on-call'
import { FACTOR_KEY } from './platform/params'

const SEALED = { secrets: [FACTOR_KEY] }

export const beginPasskey = onCall(SEALED, passkeys.beginPasskey)
export const addPasskey = onCall(SEALED, passkeys.addPasskey)
export const removePasskey = onCall(SEALED, passkeys.removePasskey)
export const askPasskey = onCall(SEALED, passkeys.askPasskey)

import {
  GET_PART,
  GIVE_PART,
  REFUSE_PART,
  type GetPartResponse,
  type GivePartRequest,
  type PartRef,
  type RefusePartRequest,
} from '../../domain/calls/part'
import { Barred } from '../../domain/answer/barred'
import type { Uploader } from '../../domain/files/uploader'
import { callPublic } from './call'
import { STRANGER } from './stranger'
import { uploaderFor } from './uploader'

export type { GetPartResponse, PartRef } from '../../domain/calls/part'

/**
 * The part that somebody is asked for, for who has its link, or what became of it (REACH-11).
 * @throws DataError `notFound` (no such link), `limited`, and when it could not be asked
 */
export const getPart = (ref: PartRef): Promise<GetPartResponse> =>
  callPublic(GET_PART, { ...ref, sendsFiles: false })

/**
 * Stores the part; sent again it is found stored.
 * @throws Barred when the form goes no further by it (LOGIC-01);
 * DataError `refused` with the reason in its details, `conflict`, `notFound`, `limited`, and when it could not be sent
 */
export async function givePart(request: GivePartRequest): Promise<void> {
  const { closing } = await callPublic(GIVE_PART, request)
  if (closing) throw new Barred(closing)
}

/** Notes that the person refuses; @throws as {@link givePart} */
export async function refusePart(request: RefusePartRequest): Promise<void> {
  await callPublic(REFUSE_PART, request)
}

/** So long a function lets this browser send files; it asks a little before that is over. */
const LET_IN_MS = 10 * 60_000

/** Sends the files of a part, once the function that saw its link let this browser do so. */
export function partUploader(ref: PartRef): Uploader {
  const send = uploaderFor(STRANGER, { completes: true })
  let until = 0
  const letIn = async (): Promise<void> => {
    if (Date.now() < until) return
    await STRANGER.uid()
    const token = await STRANGER.token()
    await callPublic(GET_PART, { ...ref, sendsFiles: true }, token)
    until = Date.now() + LET_IN_MS
  }
  return {
    ...send,
    async upload(...file) {
      await letIn()
      return send.upload(...file)
    },
  }
}

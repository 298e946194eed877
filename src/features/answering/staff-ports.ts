import { STAFF_DEVICE } from '../../data/staff/staff-device'
import { saveAnswer } from '../../data/staff/answers'
import { createCitizen, findCitizen, findCitizenByHash } from '../../data/staff/citizens'
import { assetById, assetsNear } from '../../data/staff/identifiers'
import { hasAnswered } from '../../data/staff/limits'
import { sessionUid } from '../../data/staff/session'
import { staffUploader } from '../../data/staff/uploader'
import { authorOf } from '../../domain/answering/new-answer'
import type { User } from '../../domain/user/user'
import type { AnsweringPorts } from '../../engine/ports'
import type { AppAbility } from '../../lib/ability'
import { staffFailure } from './staff-failure'

interface StaffAnswering {
  user: Pick<User, 'username' | 'firstName' | 'lastName' | 'inspectorID'>
  /** What a link names the recipient by; '' for none (RECIP-06). */
  hash?: string
  /** What the person may do now. */
  ability: () => AppAbility
}

/** What an answer of the staff needs from outside. */
export const staffPorts = ({ user, hash = '', ability }: StaffAnswering): AnsweringPorts => ({
  uploader: staffUploader,
  save: async (make) => saveAnswer(make(authorOf(user, sessionUid()))),
  loadCheckout: async () => (await import('../../data/checkout/staff')).STAFF_CHECKOUT,
  failureOf: (error, version) => staffFailure(error, version, ability()),
  ...STAFF_DEVICE,
  hasOutbox: true,
  assets: { near: assetsNear, byId: assetById },
  citizens: {
    hash,
    find: findCitizen,
    findByHash: findCitizenByHash,
    create: (municipioPath, citizen, attempt) => createCitizen({ ...citizen, municipioPath, attempt }),
    hasAnswered,
  },
})

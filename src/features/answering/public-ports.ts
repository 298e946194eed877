import { savePublicAnswer } from '../../data/public/answers'
import { PUBLIC_DEVICE } from '../../data/public/forms'
import { publicUploader } from '../../data/public/uploader'
import { anonymousAuthor } from '../../domain/answering/new-answer'
import type { AnsweringPorts } from '../../engine/ports'
import { currentLanguage } from '../../lib/i18n'
import { publicFailure } from './public-failure'

/** Drafts of strangers on one device share this name. */
export const STRANGER = 'publico'

/** What a stranger's answer needs from outside. */
export const PUBLIC_PORTS: AnsweringPorts = {
  uploader: publicUploader,
  save: (make) => savePublicAnswer((uid) => make(anonymousAuthor(uid))),
  failureOf: publicFailure,
  loadCheckout: async () => (await import('../../data/checkout/public')).STRANGERS_CHECKOUT,
  ...PUBLIC_DEVICE,
  language: currentLanguage,
  hasOutbox: true,
}

/** What follows what is written and uploaded. */
import './platform/global-options'
import { storageBucket } from 'firebase-functions/params'
import { onConfigUpdated } from 'firebase-functions/v2/remoteConfig'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import {
  answerPath,
  areaPath,
  formPath,
  ORDERS,
  PASSWORD_MAILS,
  PERSON_REQUESTS,
  placePath,
  REMOTE_SWITCHES_PATH,
  userPath,
} from '../../src/domain/store-paths'
import { MUNICORE_KEY, SMTP_PASSWORD, TICKET_KEY } from './platform/params'
import { onWritten } from './platform/on-written'
import { unlessPutBack } from './platform/restoration'

/** Documents whose writes are told again until they were dealt with. */
const retried = (document: string) => ({ document, retry: true })

const MUNICIPALITY = placePath('{country}', '{province}', '{municipality}')

export const onPasswordMailAsked = onWritten(
  { document: `${PASSWORD_MAILS}/{id}`, retry: true, secrets: [SMTP_PASSWORD] },
  async (event) => (await import('./users/password-mail')).onPasswordMailAsked(event),
)

export const onErasureWritten = onWritten(
  { document: `${PERSON_REQUESTS}/{id}`, retry: true, timeoutSeconds: 300, secrets: [TICKET_KEY] },
  async (event) => (await import('./person/go-on')).onErasureWritten(event),
)

export const onOrderWritten = onWritten(
  {
    document: `${ORDERS}/{name}`,
    retry: true,
    memory: '1GiB',
    timeoutSeconds: 120,
    concurrency: 1,
    secrets: [SMTP_PASSWORD],
  },
  async (event) => (await import('./mail/receipt-mail')).onOrderWritten(event),
)

export const onAnswerWritten = onWritten(
  { document: answerPath('{answerId}'), retry: true, secrets: [MUNICORE_KEY, TICKET_KEY, SMTP_PASSWORD] },
  async (event) => (await import('./triggers/on-answer-written')).onAnswerWritten(event),
)

export const onFormWritten = onWritten(retried(formPath('{formId}')), async (event) =>
  (await import('./triggers/on-form-written')).onFormWritten(event),
)

export const onMunicipalityWritten = onWritten(retried(MUNICIPALITY), async (event) =>
  (await import('./triggers/on-place-written')).onMunicipalityWritten(event),
)

export const onCountryWritten = onWritten(retried(placePath('{country}')), async (event) =>
  (await import('./triggers/on-place-written')).onCountryWritten(event),
)

export const onUserWritten = onWritten(retried(userPath('{username}')), async (event) =>
  (await import('./users/on-user-written')).onUserWritten(event),
)

export const onProvinceWritten = onWritten(retried(placePath('{country}', '{province}')), async (event) =>
  (await import('./geography/audit')).auditPlace(event),
)

export const onAreaWritten = onWritten(retried(areaPath(MUNICIPALITY, '{area}')), async (event) =>
  (await import('./geography/audit')).auditPlace(event),
)

export const onFileUploaded = onObjectFinalized(
  { bucket: storageBucket },
  unlessPutBack(async (event) => (await import('./limits/on-file-uploaded')).onFileUploaded(event)),
)

export const onSwitchesWritten = onWritten(retried(REMOTE_SWITCHES_PATH), async (event) =>
  (await import('./session/revocation')).onSwitchesWritten(event),
)

export const onRemoteConfigUpdated = onConfigUpdated({ retry: true }, async (event) =>
  (await import('./session/revocation')).onRemoteConfigUpdated(event),
)

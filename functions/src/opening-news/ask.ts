import { logger } from 'firebase-functions/v2'
import { ASK_OPENING_NEWS_CHECKED, type AskOpeningNewsResponse } from '../../../src/domain/calls/opening-news'
import { opensLater } from '../../../src/domain/form/opening'
import { plainValue } from '../../../src/domain/stored-value'
import { isAway } from '../mail/away'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { cachedVersion } from '../platform/cached-version'
import { mailConfirmation } from './letter'
import { consumeOpeningMail, mayGetOpeningMail } from './limits'
import { recordWaiter, publishedForm, openingStateOf } from './record'

/**
 * Mails the link by which somebody asks to be told when a form opens (REACH-01). What it says is the same whether the
 * address was known, had too many mails or is refused by the mail server.
 * @throws HttpsError `permission-denied` where the form does not open later, `resource-exhausted`, `invalid-argument`,
 * and those of a mail server that is away
 */
export const askOpeningNews = served(
  ASK_OPENING_NEWS_CHECKED,
  async (request): Promise<AskOpeningNewsResponse> => {
    const { formId, address, language } = request.checked()
    const now = new Date()
    const published = await publishedForm(formId).get()
    if (openingStateOf(published, now).is === 'open') return { status: 'open' }
    const horario = plainValue(published.get('horario') ?? null)
    const isLater = published.get('abierto') === true && opensLater(horario, now)
    const version = isLater ? await cachedVersion(formId, Number(published.get('version'))) : null
    if (!version) throw forbidden()
    const { municipalityPath } = version
    await consumeOpeningMail(request, formId, municipalityPath)
    if (!(await mayGetOpeningMail(address))) return { status: 'mailed' }
    const asked = { formulario: formId, municipalityPath, direccion: address, idioma: language }
    const [waiter, sender] = await Promise.all([recordWaiter(asked, now), senderAt(municipalityPath)])
    try {
      await mailConfirmation({ waiter, version, horario, sender }, now)
    } catch (error) {
      if (isAway(error)) throw error
      logger.warn('an address that was named for an opening is refused', { formId, error })
    }
    return { status: 'mailed' }
  },
)

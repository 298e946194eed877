import { HttpsError } from 'firebase-functions/v2/https'
import { minutesOf } from '../../../src/domain/catalogue/minutes'
import { GET_POSTER, type GetPosterResponse } from '../../../src/domain/calls/catalogue'
import { oneForm } from '../../../src/domain/access/things'
import { formSchema } from '../../../src/domain/form/stored-form'
import { localized, type Language } from '../../../src/domain/language'
import { formPath } from '../../../src/domain/store-paths'
import { zoneOf } from '../../../src/domain/zone'
import { drawnBrand } from '../pdf/brand'
import { renderPoster } from './poster-document'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { municipalityOfForms } from '../platform/municipality'
import { APP_URL } from '../platform/params'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { minutesInWords } from './catalogue-page'
import { CATALOGUE_WORDS } from './words'

interface Announced {
  title: string
  lead: string
  path: string
  municipality: string
}

/** A public form as a poster announces it, for who reads it. */
async function announcedForm(caller: StaffCaller, formId: string, language: Language): Promise<Announced> {
  const form = decode(formSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || caller.ability.cannot('read', oneForm(form))) throw forbidden()
  await municipalityOfForms(caller, form.municipalityPath)
  // What nobody may answer is not put up on a wall.
  if (!form.opcionales.publico || form.deleted)
    throw new HttpsError('failed-precondition', 'This form is not public.')
  return {
    title: localized(form, 'titulo', language),
    lead: minutesInWords(minutesOf(form), CATALOGUE_WORDS[language]),
    path: `/publico/contestar/${encodeURIComponent(formId)}`,
    municipality: form.municipalityPath,
  }
}

/** The whole catalogue of a municipality, for who works there. */
async function announcedPage(
  caller: StaffCaller,
  municipality: string,
  language: Language,
): Promise<Announced> {
  const { key } = await municipalityOfForms(caller, municipality)
  const { title, lead } = CATALOGUE_WORDS[language]
  return { title, lead, path: `/publico/${encodeURIComponent(key)}`, municipality }
}

/**
 * A poster of a public form, or of the whole catalogue of a municipality (REACH-02): made anew each time and kept nowhere.
 * @throws HttpsError of {@link staffCaller}; `permission-denied`, `invalid-argument`; `failed-precondition` for a form that
 * is not public, and where nobody said where the product is
 */
export const getPoster = served(GET_POSTER, async (request): Promise<GetPosterResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const { language } = requested
  if (APP_URL.value() === '') throw new HttpsError('failed-precondition', 'APP_URL is not set.')
  const { path, municipality, ...announced } =
    'formId' in requested
      ? await announcedForm(caller, requested.formId, language)
      : await announcedPage(caller, requested.municipality, language)
  const sender = await senderAt(municipality)
  const pdf = await renderPoster({
    ...announced,
    address: APP_URL.value() + path,
    municipality: sender.nombre,
    brand: await drawnBrand(sender.marca),
    words: CATALOGUE_WORDS[language],
    wording: wordingFor(language, zoneOf(sender)),
  })
  return { pdf: pdf.toString('base64') }
})

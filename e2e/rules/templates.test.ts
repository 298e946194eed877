/** What a form made from a template stores: it has the words of all languages, states, signatures and tickets. */
import { doc, setDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import { anonymousAuthor, authorOf } from '../../src/domain/answering/new-answer'
import { installLogic } from '../../src/domain/answering/logic'
import * as logic from '../../src/domain/form-logic/logic'
import { compactFormSections } from '../../src/domain/form/compact-form'
import type { Form } from '../../src/domain/form/form'
import { formOfTemplate, type TemplateWords } from '../../src/domain/form/form-of-template'
import { setOption } from '../../src/domain/form/options'
import { TEMPLATES } from '../../src/domain/form/templates'
import { answerPath } from '../../src/domain/store-paths'
import { loadTemplateWords } from '../../src/lib/template-words'
import { answerTo, edited, formAt, newName, saveForm, storedNow } from './documents'
import { GENERATOR, reloaded } from './attacks/saved-forms'
import { passes } from './judge'
import { layOutMunicipality } from './municipality'
import { ANONYMOUS, the, type Person } from './people'
import { OWN_AREA } from './places'
import { clearStore, firestoreRules, loadRules, ownerStore, storeOf } from './store'

installLogic(logic)

const INSPECTOR = the('ROLE_INSPECTOR')
let words: TemplateWords = () => ''

beforeAll(async () => {
  words = await loadTemplateWords()
  await clearStore()
  await layOutMunicipality()
  await loadRules(firestoreRules())
})

/** Two of the first tickets that the form sells; nothing where it sells none. */
function bought({ payments: [payment] }: Form): DocumentData {
  const [section] = payment?.sections ?? []
  if (!payment || !section) return {}
  const { id: sectionId, sectionName } = section
  return {
    removeVision: true,
    paymentDetails: {
      ...{ paymentId: payment.id, sectionId, section: sectionName, quanty: 2 },
      ...{ clientFullName: 'Eva Luna', clientID: '30111222' },
      ...{ clientEmail: 'eva@correo.example', clientPhoneNumber: '3514567890' },
    },
  }
}

const saves = (form: Form) => {
  const secciones = compactFormSections(form.secciones)
  return passes(() => saveForm(storeOf(GENERATOR), form, { form: { secciones }, version: { secciones } }))
}
const answers = (form: Form, by: Person) => {
  const author = by.user ? authorOf(by.user, by.uid) : anonymousAuthor(by.uid)
  const store = storeOf(by)
  const path = answerPath(newName(ownerStore(), 'answer'))
  return passes(() =>
    setDoc(doc(store, path), { ...storedNow(store, answerTo(form, author)), ...bought(form) }),
  )
}

it.each(TEMPLATES.map((template) => [template.name, template] as const))(
  'DAY-07 EDIT-20 ANS-15 a form of the template %s is saved and answered, by staff and then by everybody',
  async (name, template) => {
    const content = formOfTemplate(template, words, () => newName(ownerStore()))
    const form = formAt(OWN_AREA, {
      ...{ id: newName(ownerStore(), name), creadoPor: GENERATOR.user.username },
      ...content,
    })
    expect(await saves(form), 'is saved').toBe(true)
    expect(await answers(form, INSPECTOR), 'is answered by staff').toBe(true)
    const open = edited(await reloaded(form), GENERATOR.user.username, {
      opcionales: setOption(form.opcionales, 'publico', true),
    })
    expect(await saves(open), 'is published').toBe(true)
    expect(await answers(open, ANONYMOUS), 'is answered by a stranger').toBe(true)
  },
)

import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generatePdfResponseSchema } from '../../src/domain/calls/pdf-response'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { pick, REVIEWED } from '../../src/testing/corrections'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { endCompleting } from './completing'
import { asking, beginCorrecting, CITIZEN, correct, left, save } from './correcting'
import { clearMail, mails } from './mail-world'
import { owner } from './world'

const LUCIA = 'lucia@correo.test'
/** Markup, a header, a formula, and signs that turn what follows around. */
const HOSTILE =
  '<b>Bar</b><script>alert(1)</script>\r\nBcc: otra@correo.test\n\n=HYPERLINK("http://malo.test") שלום \u202Egnp.exe {{metros}}'
const FORM = formAt(OWN_AREA, {
  id: 'con-palabras',
  titulo: 'Inspección de {{rubro}}',
  descripcion: 'Se mira {{rubro}}',
  secciones: [
    aSection({
      ...{ id: 'local', titulo: 'Local de {{rubro}}', descripcion: 'Sobre {{rubro}}' },
      preguntas: questions(
        { id: 'rubro', titulo: 'Rubro' },
        { id: 'metros', titulo: 'Metros de {{rubro}}', ...TYPED.integer },
      ),
    }),
  ],
  opcionales: options(REVIEWED),
})
const said = (respuesta: string) => [
  {
    ...{ id: 'local', orden: 0 },
    preguntas: [
      { id: 'rubro', orden: 0, respuesta },
      { id: 'metros', orden: 1, respuesta: '20' },
    ],
  },
]
const saying = (respuesta: string) =>
  save({ secciones: said(respuesta), datosCiudadano: { ...CITIZEN, email: LUCIA } }, FORM)

beforeAll(async () => {
  await beginCorrecting()
  await layOut(formDocuments(owner, FORM), owner)
})
beforeEach(() => mails.reset())
afterAll(async () => {
  await clearMail()
  await endCompleting()
})

async function mailed() {
  await correct({ request: asking({ items: [pick('local', { preguntaId: 'metros' })] }) })
  const [mail, ...others] = await mails.sent()
  expect(others).toEqual([])
  if (!mail) throw new Error('no mail')
  return mail
}

describe('what somebody answered, in the words of a form', () => {
  it('LOGIC-12 MAIL-01 stands in the mail that asks for a change', async () => {
    await saying('Panadería')
    expect((await mailed()).text).toContain('Metros de Panadería')
  })

  it('LOGIC-12 SEC-02 is no markup and no header of that mail', async () => {
    await saying(HOSTILE)
    const { recipients, subject, text, html } = await mailed()
    expect(recipients).toEqual([LUCIA])
    expect(subject).toBe('Por favor, revise su respuesta: Inspección de …')
    expect(text).toContain('Metros de <b>Bar</b><script>alert(1)</script>')
    // An answer is read once, whatever it says.
    expect(text).toContain('gnp.exe {{metros}}')
    expect(text).not.toContain('\u202E')
    expect(html).toContain('Metros de &lt;b&gt;Bar&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<b>|<script/u)
    expect(html).not.toMatch(/href="http:\/\/malo/u)
  })

  it('LOGIC-12 PDF-01 is text in the title of the PDF, and in the titles and helps of what it asks', async () => {
    await saying(HOSTILE)
    const asked = await call('generatePdfv3', left.corrector, { answerId: left.answer.id, language: 'es' })
    const { downloadUrl } = generatePdfResponseSchema.parse(asked.result)
    const bytes = new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer())
    const file = await getDocumentProxy(bytes)
    const { text } = await extractText(file, { mergePages: true })
    const plain = text.replaceAll(/\s/gu, '')
    for (const before of ['Inspecciónde', 'Semira', 'Localde', 'Sobre', 'Metrosde'])
      expect(plain).toContain(`${before}<b>Bar</b><script>alert(1)</script>`)
    expect(plain).toContain('{{metros}}')
    expect(await file.getJSActions()).toBeNull()
    const first = await file.getPage(1)
    expect(JSON.stringify(await first.getAnnotations())).not.toContain('malo.test')
  })
})

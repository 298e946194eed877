import { describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, aUser, aVersion, AREA, questions, TYPED } from '../../testing/builders'
import { checkPublication } from '../publication/publication'
import { compareVersions } from './compare-versions'
import { changeOption, withoutBlankOptions, withPicture } from './edit-options'
import { changeQuestion, copyQuestion } from './edit-questions'
import { withText } from './edit-texts'
import { newForm } from './factory'
import type { Form } from './form'
import { formFileText } from './exchange/write'
import { readFormFile } from './exchange/read'
import { mergeForms } from './merge'
import type { Option } from './question'
import { allQuestions } from './questions-of'
import { formSchema } from './stored-form'
import { tallyForm } from './translatable'
import { toVersion } from './version'

const LAMP = 'https://archivos.test/o/farola.jpg'
const TREE = 'https://archivos.test/o/arbol.jpg'

const lamp = withText(
  anOption(0, { id: 'lamp', texto: 'Farola', imagenURL: LAMP, descripcionImagen: 'Una farola rota' }),
  ...(['descripcionImagen', 'ca', 'Un fanal trencat'] as const),
)
const withOptions = (...opciones: Option[]): Form =>
  aForm({
    areas: [AREA],
    secciones: [
      aSection({
        preguntas: questions({
          ...{ id: 'q', titulo: 'Qué falla', ...TYPED['single-choice'], required: true },
          opciones,
        }),
      }),
    ],
  })
const base = withOptions(lamp, anOption(1, { id: 'tree', texto: 'Árbol' }))
const optionsOf = ({ secciones }: Pick<Form, 'secciones'>) =>
  allQuestions(secciones).flatMap(({ opciones }) => opciones)
const picturesOf = (form: Pick<Form, 'secciones'>) => optionsOf(form).map(({ imagenURL }) => imagenURL)
const edited = (form: Form, id: string, edit: (option: Option) => Option): Form => ({
  ...form,
  secciones: changeQuestion(form.secciones, 'q', (question) => changeOption(question, id, edit)),
})

describe('KIND-09 pictures of options', () => {
  it('EDIT-24 come together from two who changed different ones, and are asked about where both changed one', () => {
    const theirs = { ...edited(base, 'tree', (one) => withPicture(one, TREE)), version: 2 }
    const words = edited(base, 'lamp', (one) => withText(one, 'descripcionImagen', 'es', 'Sin luz'))
    const { merged, conflicts } = mergeForms(base, words, theirs)
    expect([picturesOf(merged), conflicts]).toEqual([[LAMP, TREE], []])
    expect(optionsOf(merged)[0]?.descripcionImagen).toBe('Sin luz')
    const both = mergeForms(
      base,
      edited(base, 'tree', (one) => withPicture(one, LAMP)),
      theirs,
    )
    expect(both.conflicts).toMatchObject([{ field: 'imagenURL', mine: LAMP, theirs: TREE }])
  })

  it('DAY-07 are told where versions are compared, stay in their version and go along with a copy', () => {
    const version = (form: Form) => aVersion({ secciones: form.secciones })
    const later = edited(base, 'tree', (one) => withPicture(one, TREE))
    expect(compareVersions(version(base), version(later))).toMatchObject([
      { what: 'changed', field: 'imagenURL', from: '', to: TREE },
    ])
    expect(picturesOf(toVersion(later))).toEqual([LAMP, TREE])
    const [question] = allQuestions(later.secciones)
    expect(question && copyQuestion(question, () => 'new').opciones.map((one) => one.imagenURL)).toEqual([
      LAMP,
      TREE,
    ])
  })

  it('EDIT-20 a file carries what is said of a picture and never the picture, and takes no address of one', () => {
    const text = formFileText(base)
    expect(text).not.toContain('archivos.test')
    const read = (given: string) => readFormFile(new TextEncoder().encode(given), () => crypto.randomUUID())
    const file = read(text)
    if (file.status !== 'form') throw new Error(file.status)
    expect(optionsOf(file.content)).toMatchObject([
      {
        imagenURL: '',
        descripcionImagen: 'Una farola rota',
        descripcionImagen_ca: 'Un fanal trencat',
      },
      { imagenURL: '', descripcionImagen: '' },
    ])
    const hostile = read(
      text.replace('"texto": "Árbol"', '"texto": "Árbol", "imagenURL": "https://espia.test/x.png"'),
    )
    if (hostile.status !== 'form') throw new Error(hostile.status)
    expect(picturesOf(hostile.content)).toEqual(['', ''])
    expect(hostile.leftAside.unknown).toEqual(['secciones[].preguntas[].opciones[].imagenURL'])
    expect(formFileText({ ...newForm('otro', 'eva'), ...file.content })).toBe(text)
  })

  it('EDIT-25 are told before publishing when nothing describes them, or when they did not come along', () => {
    const reader = aUser('ROLE_GENERADOR', { areas: [AREA] })
    const found = (...opciones: Option[]) => {
      const { blocking, advising } = checkPublication(withOptions(...opciones), reader)
      return [...blocking, ...advising].flatMap(({ code, words }) =>
        code === 'languageIncomplete' ? [] : [[code, words]],
      )
    }
    const other = anOption(1, { id: 'tree', texto: 'Árbol' })
    expect(found(lamp, other)).toEqual([])
    expect(found({ ...lamp, descripcionImagen: ' ' }, other)).toEqual([['optionPictureUntold', 'Farola']])
    expect(found({ ...lamp, imagenURL: '' }, other)).toEqual([['optionPictureMissing', 'Farola']])
    expect(found({ ...lamp, texto: ' ' }, other)).toEqual([['optionUntitled', undefined]])
  })

  it('EDIT-26 what is said of them is translated like other texts', () => {
    const { missing } = tallyForm(base)
    expect(missing.en - missing.ca).toBe(1)
  })

  it('EDIT-10 an option with a picture is not dropped as blank, and without its picture nothing describes it', () => {
    const blank = withOptions({ ...lamp, texto: '' }, anOption(1, { texto: '' }))
    expect(picturesOf({ secciones: withoutBlankOptions(blank.secciones) })).toEqual([LAMP])
    expect(withPicture(lamp, '')).toEqual(anOption(0, { id: 'lamp', texto: 'Farola' }))
  })

  it('a form from before has options without pictures', () => {
    const stored = {
      ...base,
      secciones: [
        {
          ...base.secciones[0],
          preguntas: [{ id: 'q', orden: 0, tipoPregunta: 3, opciones: [{ id: 'a', orden: 0, texto: 'A' }] }],
        },
      ],
    }
    expect(optionsOf(formSchema.parse(stored))).toEqual([anOption(0, { id: 'a', texto: 'A' })])
  })
})

import { describe, expect, it } from 'vitest'
import { aBranch, aQuestion, aSection, questions } from '../../../testing/builders'
import { allQuestions } from '../questions-of'
import { textById, textInFile } from './carry-layout'
import { placeholder } from './placeholders'

describe('the words of a certificate in a file of its form', () => {
  const SECTIONS = [
    aSection({ preguntas: questions({ id: 'a' }, { id: 'b' }) }),
    aSection({ orden: 1, conditions: [aBranch({ questions: [aQuestion({ id: 'c' })] })] }),
  ]

  it('PDF-02 name questions by where they stand, those of conditions too, and come back by their ids', () => {
    expect(allQuestions(SECTIONS).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const text = `De ${placeholder('b')} a {{ c }}, {{numero}} y {{otra}}`
    const carried = textInFile(text, SECTIONS)
    expect(carried).toBe('De {{pregunta.2}} a {{pregunta.3}}, {{numero}} y {{otra}}')
    expect(textById(carried, SECTIONS)).toBe('De {{b}} a {{c}}, {{numero}} y {{otra}}')
    expect(textById('{{pregunta.4}}', SECTIONS)).toBe('{{pregunta.4}}')
  })

  it('LOGIC-01 PDF-02 name questions by their codes, but where a code is what the text means otherwise', () => {
    const coded = [
      aSection({
        preguntas: questions(
          { id: 'a', codigo: 'patente' },
          { id: 'b', codigo: 'fecha' },
          { id: 'c', codigo: 'estado' },
        ),
      }),
    ]
    const text = '{{a}} del {{b}} ({{fecha}}), {{c}} ({{estado}})'
    const carried = textInFile(text, coded)
    expect(carried).toBe('{{patente}} del {{pregunta.2}} ({{fecha}}), {{pregunta.3}} ({{estado}})')
    expect(textById(carried, coded)).toBe(text)
    expect(textById('{{pregunta.1}}', coded)).toBe('{{a}}')
  })
})

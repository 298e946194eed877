import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

describe('what a keystroke costs', () => {
  it.each([10, 30, 2000])('draws one question per keystroke among %i', async (count) => {
    // Written ones only: this environment takes a second for every hundred radio buttons.
    const kinds = [TYPED.text, TYPED.integer]
    const preguntas = questions(
      ...Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? {}),
    )
    const drawn: string[] = []
    await renderAnswering(aVersion({ secciones: [aSection({ preguntas })] }), {
      onDrawn: (key) => void drawn.push(key),
    })
    drawn.splice(0)
    // By id: looking 2,000 labels through takes longer than the test.
    const field = document.getElementById('s0-q8')
    if (!field) throw new Error('the field is not drawn')
    fireEvent.change(field, { target: { value: 'a' } })
    fireEvent.change(field, { target: { value: 'ab' } })
    expect(field).toHaveValue('ab')
    expect(drawn).toEqual(['s0-q8', 's0-q8'])
  })
})

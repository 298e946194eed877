import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentence } from './sentence'

const drawn = (...given: Parameters<typeof sentence>) =>
  render(<p>{sentence(...given)}</p>).container.innerHTML

it('NAV-02 words with a language of their own stand where the translation puts them', () => {
  const luz = <bdi lang="es">Luz</bdi>
  expect(drawn((title = '') => `${title} (removed)`, luz)).toBe('<p><bdi lang="es">Luz</bdi> (removed)</p>')
  expect(drawn((one = '', two = '') => `${two}：${one}`, 'Sí', luz)).toBe(
    '<p><bdi lang="es">Luz</bdi>：Sí</p>',
  )
  expect(drawn(() => 'Nothing', luz)).toBe('<p>Nothing</p>')
})

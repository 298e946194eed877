import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormText } from './FormText'
import { initI18n } from './i18n'

describe('a text of a form within a page', () => {
  it('NAV-02 says in which language it is where it has no translation, and is the page’s own where it has', async () => {
    await initI18n('en', { en: {} })
    render(
      <>
        <FormText of={{ nombre: 'En curso' }} field="nombre" />
        <FormText of={{ nombre: 'Hecha', nombre_en: 'Done' }} field="nombre" />
      </>,
    )
    expect(screen.getByText('En curso')).toHaveAttribute('lang', 'es')
    expect(screen.getByText('Done')).not.toHaveAttribute('lang')
  })
})

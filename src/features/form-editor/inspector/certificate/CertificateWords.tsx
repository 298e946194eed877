import { MenuItem, TextField } from '@mui/material'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CERTIFICATE_TEXT, MAX_CERTIFICATE_TITLE } from '../../../../domain/form/certificate/layout'
import { FACTS, placeholder, unknownNames, type Fact } from '../../../../domain/form/certificate/placeholders'
import { allQuestions } from '../../../../domain/form/questions-of'
import { cleanText, isBlank } from '../../../../domain/text/clean'
import { sameItems, useEditorState } from '../../store/context'
import { useCertificate } from './use-certificate'

/** Names of the placeholders for facts. */
const FACT_WORDS = {
  'ciudadano.nombre': 'citizen',
  'ciudadano.documento': 'document',
  codigo: 'code',
  numero: 'number',
  fecha: 'date',
  formulario: 'form',
  municipio: 'municipality',
  area: 'area',
} as const satisfies Record<Fact, string>

/** Title and text of a certificate. An unknown placeholder is reported as soon as it is typed. */
export function CertificateWords({ insists }: { insists: boolean }) {
  const { t } = useTranslation('editor')
  const { layout, change, endTyping } = useCertificate()
  const { titulo, texto } = layout
  const field = useRef<HTMLTextAreaElement>(null)
  const unknown = useEditorState(({ form }) => unknownNames(`${titulo}\n${texto}`, form.secciones), sameItems)
  const questions = useEditorState(({ form }) => allQuestions(form.secciones), sameItems)

  /** Inserts a placeholder at the cursor. */
  const insert = (name: string): void => {
    const { selectionStart = texto.length, selectionEnd = texto.length } = field.current ?? {}
    change({ texto: texto.slice(0, selectionStart) + placeholder(name) + texto.slice(selectionEnd) })
    field.current?.focus()
  }
  const wrong =
    unknown.length > 0
      ? t('certificate.unknown', { names: unknown.map(placeholder).join(', ') })
      : insists && isBlank(texto)
        ? t('certificate.textMissing')
        : null
  const noTitle = insists && isBlank(titulo)
  return (
    <>
      <TextField
        fullWidth
        label={t('certificate.title')}
        value={titulo}
        error={noTitle}
        helperText={noTitle ? t('certificate.titleMissing') : undefined}
        onChange={({ target }) => change({ titulo: target.value }, 'titulo')}
        onBlur={() => endTyping('titulo')}
        slotProps={{ htmlInput: { maxLength: MAX_CERTIFICATE_TITLE, autoComplete: 'off' } }}
      />
      <TextField
        fullWidth
        multiline
        minRows={5}
        inputRef={field}
        label={t('certificate.text')}
        value={texto}
        error={wrong !== null}
        helperText={wrong ?? t('certificate.textHelp')}
        onChange={({ target }) => change({ texto: target.value }, 'texto')}
        onBlur={() => endTyping('texto')}
        slotProps={{
          htmlInput: { maxLength: MAX_CERTIFICATE_TEXT },
          formHelperText: wrong === null ? {} : { role: 'alert' },
        }}
      />
      <TextField
        select
        fullWidth
        label={t('certificate.insert')}
        value=""
        onChange={({ target }) => insert(target.value)}
      >
        {FACTS.map((fact) => (
          <MenuItem key={fact} value={fact}>
            {t(`certificate.facts.${FACT_WORDS[fact]}`)}
          </MenuItem>
        ))}
        {questions.map(({ id, titulo: words }, index) => (
          <MenuItem key={id} value={id}>
            {cleanText(words) || t('certificate.question', { number: index + 1 })}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

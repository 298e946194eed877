import { Alert, AlertTitle, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormContent } from '../../../domain/form/exchange/read-form'
import { allQuestions } from '../../../domain/form/questions-of'
import { Made } from './Made'
import { OwnFile } from './OwnFile'
import styles from './Report.module.css'
import { Report } from './Report'
import type { SourceFault } from './read-source'
import type { ReadFile } from './use-import'

/** The icon of a long message is level with its first line. */
const TOP = { alignItems: 'flex-start' }

interface ImportResultProps {
  name: string
  read: Exclude<ReadFile, { is: 'rows' }>
  /** Shows the first questions too. */
  preview?: boolean
}

/** Says what becomes of what was brought, or why it cannot be used. */
export function ImportResult({ name, read, preview = false }: ImportResultProps) {
  if (read.is === 'own') return <OwnFile name={name} result={read.file} />
  if (read.is === 'refused') return <Refused name={name} fault={read.fault} />
  if (read.made.status === 'refused') return <Refused name={name} fault={read.made.fault} />
  const { content, report } = read.made
  return (
    <Stack sx={{ gap: 4 }}>
      <Made content={content} />
      <Pictures count={read.pictures?.length ?? 0} />
      {preview ? <Preview content={content} /> : null}
      <Report report={report} />
    </Stack>
  )
}

/** How many pictures come along with the form. */
function Pictures({ count }: { count: number }) {
  const { t } = useTranslation('transfer')
  return count === 0 ? null : <p>{t('pictures', { count })}</p>
}

function Refused({ name, fault }: { name: string; fault: SourceFault }) {
  const { t } = useTranslation('transfer')
  return (
    <Alert severity="error" sx={TOP}>
      {name === '' ? null : <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{name}</AlertTitle>}
      {t(`fault.${fault}`)}
    </Alert>
  )
}

const FIRST = 5

function Preview({ content }: { content: FormContent }) {
  const { t } = useTranslation('transfer')
  return (
    <section>
      <h3 className={styles.sentence}>{t('columns.preview')}</h3>
      <ol className={styles.lines}>
        {allQuestions(content.secciones)
          .slice(0, FIRST)
          .map(({ id, titulo, required, opciones }) => (
            <li key={id} dir="auto">
              {titulo}
              {required ? ` (${t('columns.required')})` : ''}
              {opciones.length > 0 ? (
                <span className={styles.where}>{opciones.map(({ texto }) => texto).join(' · ')}</span>
              ) : null}
            </li>
          ))}
      </ol>
    </section>
  )
}

import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState } from '../store/context'
import { TranslationsLink } from '../translations/TranslationsLink'
import { AddState } from './AddState'
import { InitialRules } from './InitialRules'
import { SharingRules } from './SharingRules'
import { StateRow } from './StateRow'
import styles from './StatesPanel.module.css'

const FIRST = { kind: 'state', id: 0 } as const

/** The states of the form's answers, as a table (EDIT-04, EDIT-05). */
export function StatesPanel() {
  const { t } = useTranslation('editor')
  const { hasAnswers, readOnly } = useEditor()
  const estados = useEditorState(({ form }) => form.estados)
  const { disponibles } = estados
  return (
    <section className={styles.panel} aria-labelledby="states-heading">
      <h2 id="states-heading">{t('states.heading')}</h2>
      <p className={styles.lead}>{t('states.lead')}</p>
      {hasAnswers && !readOnly ? <p className={styles.locked}>{t('states.locked')}</p> : null}
      {disponibles.length > 0 ? (
        <TableContainer className={styles.container}>
          <Table aria-labelledby="states-heading" className={styles.table}>
            <TableHead>
              <TableRow>
                <TableCell>{t('states.name')}</TableCell>
                <TableCell>{t('states.initial')}</TableCell>
                <TableCell>{t('states.transitions')}</TableCell>
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {disponibles.map((state) => (
                <StateRow key={state.id} state={state} estados={estados} t={t} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <p className={styles.empty}>{t('states.none')}</p>
      )}
      {disponibles.length > 0 ? <TranslationsLink owner={FIRST} /> : null}
      {hasAnswers || readOnly ? null : <AddState estados={estados} t={t} />}
      <InitialRules estados={estados} />
      <SharingRules />
    </section>
  )
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CASE_NAME, type Case } from '../../../domain/form/case'
import { changeCase, removeCase } from '../../../domain/form/edit-cases'
import { brokenIn, outcomeOfCase } from '../../../domain/form-logic/cases'
import { useEditor, useEditorState } from '../store/context'
import { areaId, caseId, focusWithinLater } from '../store/element-ids'
import own from './LogicPanel.module.css'
import { useBrokenWords } from './use-broken-words'

const NONE: readonly Case[] = []

/** The cases that are kept with the form, and whether what they say still comes about (LOGIC-09). */
export function SavedCases({ covered }: { covered: { kept: number; total: number } | null }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const cierres = useEditorState(({ form }) => form.cierres)
  const estadoInicial = useEditorState(({ form }) => form.estadoInicial)
  const states = useEditorState(({ form }) => form.estados.disponibles)
  const cases = useEditorState(({ form }) => form.casos ?? NONE)
  const run = useMemo(
    () => cases.map((kept) => ({ kept, broken: brokenIn({ secciones, cierres, estadoInicial }, kept) })),
    [cases, secciones, cierres, estadoInicial],
  )
  const wordsOf = useBrokenWords()
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="cases-heading" className={own.kept}>
      <h3 id="cases-heading">{t('cases.title')}</h3>
      {covered ? <p>{t('cases.covered', { kept: covered.kept, total: covered.total })}</p> : null}
      <ol className={own.parts}>
        {run.map(({ kept, broken }) => (
          <li key={kept.id} className={own.part}>
            <div className={own.head}>
              <TextField
                id={caseId(kept.id)}
                fullWidth
                size="small"
                label={t('cases.name')}
                value={kept.nombre}
                disabled={readOnly}
                onChange={({ target }) =>
                  store.edit((form) => changeCase(form, kept.id, { nombre: target.value }), `case-${kept.id}`)
                }
                onBlur={store.endGroup}
                slotProps={{ htmlInput: { maxLength: MAX_CASE_NAME, autoComplete: 'off' } }}
              />
              {readOnly ? null : (
                <IconButton
                  aria-label={t('cases.remove', { name: kept.nombre })}
                  onClick={() => {
                    store.edit((form) => removeCase(form, kept.id))
                    focusWithinLater(areaId('canvas'))
                  }}
                >
                  <DeleteIcon aria-hidden />
                </IconButton>
              )}
            </div>
            {broken.length === 0 ? (
              <p className={own.empty}>{t('cases.holds')}</p>
            ) : (
              <>
                <ul className={own.fault}>
                  {broken.map((one) => (
                    <li key={`${one.what} ${one.part} ${one.row}`}>{wordsOf(one, secciones, states)}</li>
                  ))}
                </ul>
                {readOnly ? null : (
                  <Button
                    size="small"
                    onClick={() =>
                      store.edit((form) => changeCase(form, kept.id, { espera: outcomeOfCase(form, kept) }))
                    }
                  >
                    {t('cases.accept')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

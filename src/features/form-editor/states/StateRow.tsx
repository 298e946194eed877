import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Checkbox, FormControlLabel, IconButton, Radio, TableCell, TableRow, Tooltip } from '@mui/material'
import { deleteState, setInitialState, setTransition } from '../../../domain/form/edit-states'
import type { State, States } from '../../../domain/form/state'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor } from '../store/context'
import { StateColorField } from './StateColorField'
import { StateTermField } from './StateTermField'
import { StateName } from './StateName'
import styles from './StatesPanel.module.css'

interface StateRowProps {
  state: State
  estados: States
  t: CanvasTexts
}

/** One state: its name, whether answers start in it, and the states that it leads to. */
export function StateRow({ state, estados, t }: StateRowProps) {
  const { store, hasAnswers, readOnly } = useEditor()
  const change = (edit: (estados: States) => States): void =>
    store.edit((form) => {
      const next = edit(form.estados)
      return next === form.estados ? form : { ...form, estados: next }
    })
  const others = estados.disponibles.filter(({ id }) => id !== state.id)
  const named = { state: state.nombre }
  return (
    <TableRow className={styles.row}>
      <TableCell className={styles.name}>
        <StateName state={state} estados={estados} t={t} onRename={change} />
        <StateColorField state={state} t={t} onChange={change} />
        {state.transiciones.length > 0 || state.plazo !== undefined ? (
          <StateTermField state={state} t={t} onChange={change} />
        ) : null}
      </TableCell>
      <TableCell>
        <FormControlLabel
          className={styles.initial}
          control={
            <Radio
              name="initial-state"
              checked={estados.inicial === state.id}
              disabled={hasAnswers || readOnly}
              onChange={() => change((all) => setInitialState(all, state.id))}
              slotProps={{ input: { 'aria-label': t('states.initialOf', named) } }}
            />
          }
          label={<span className={styles.onPhone}>{t('states.initial')}</span>}
        />
      </TableCell>
      <TableCell>
        <div role="group" aria-label={t('states.transitionsOf', named)} className={styles.transitions}>
          <span className={styles.onPhone}>{t('states.transitions')}</span>
          {others.length === 0 ? <span className={styles.none}>{t('states.noOther')}</span> : null}
          {others.map((other) => (
            <FormControlLabel
              key={other.id}
              control={
                <Checkbox
                  size="small"
                  checked={state.transiciones.includes(other.id)}
                  disabled={readOnly}
                  onChange={(_, allowed) => change((all) => setTransition(all, state.id, other.id, allowed))}
                />
              }
              label={other.nombre}
            />
          ))}
        </div>
      </TableCell>
      <TableCell className={styles.end}>
        {hasAnswers || readOnly ? null : (
          <Tooltip title={t('states.remove', named)}>
            <IconButton
              aria-label={t('states.remove', named)}
              onClick={() => change((all) => deleteState(all, state.id))}
            >
              <DeleteIcon aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  )
}

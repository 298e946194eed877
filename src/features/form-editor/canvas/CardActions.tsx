import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown'
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp'
import TuneIcon from '@mui/icons-material/Tune'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brokenWithout, mentionsAny, namesAny } from '../../../domain/form-logic/relations'
import { isOthersPart } from '../../../domain/form/second-person'
import { useEditor } from '../store/context'
import { openArea } from '../store/open-area'
import styles from './CardActions.module.css'
import { RemoveDialog, type Breaks } from './RemoveDialog'
import { useToast } from '../../../ui/staff/toast'

interface CardActionsProps {
  /** The name of the item: «pregunta 3». */
  name: string
  position: number
  total: number
  onMove: (to: number) => void
  /** Ids of everything that goes when it is removed. */
  goes: () => readonly string[]
  onRemove: () => void
  /** What goes along that is worth asking about first. */
  along?: string | undefined
  onCopy?: () => void
}

interface ActionProps {
  label: string
  children: ReactNode
  /** Why it does nothing now; it stays focusable, so that the focus is not lost when the item reaches the end. */
  hindrance?: string | null
  className?: string
  onClick: () => void
}

const Action = ({ label, children, hindrance = null, className = '', onClick }: ActionProps) => (
  <button
    type="button"
    className={`${styles.action} ${className}`}
    aria-label={label}
    title={hindrance ?? label}
    aria-disabled={hindrance !== null || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)

/** What can be done with the section, condition or question that is selected. */
export function CardActions({
  name,
  position,
  total,
  onMove,
  goes,
  onRemove,
  along,
  onCopy,
}: CardActionsProps) {
  const { t } = useTranslation('editor')
  const toast = useToast()
  const { store, readOnly } = useEditor()
  const [broken, setBroken] = useState<Breaks | null>(null)
  const remove = (): void => {
    const { form } = store.get()
    const { secciones, estadoInicial = [], cierres = [], otraPersona } = form
    const gone = new Set(goes())
    const parts = brokenWithout(secciones, gone)
    const begins = estadoInicial.some(({ si }) => namesAny(si, gone))
    const closes = cierres.some((one) => namesAny(one.regla, gone))
    const asks =
      gone.has(otraPersona?.correo ?? '') && secciones.some((one) => isOthersPart(one) && !gone.has(one.id))
    const says = mentionsAny([form], gone)
    const signs = mentionsAny(form.signatures, gone)
    if (along || parts.length > 0 || begins || closes || asks || says || signs)
      setBroken({ parts, begins, closes, asks, says, signs })
    else onRemove()
  }
  const isFirst = position === 0 ? t('actions.isFirst') : null
  const isLast = position === total - 1 ? t('actions.isLast') : null
  return (
    <div className={styles.actions} role="group" aria-label={t('actions.of', { name })}>
      {readOnly ? null : (
        <>
          <Action
            label={t('actions.up', { name })}
            hindrance={isFirst}
            onClick={() => (isFirst === null ? onMove(position - 1) : toast.info(isFirst))}
          >
            <ArrowUpIcon fontSize="small" aria-hidden />
          </Action>
          <Action
            label={t('actions.down', { name })}
            hindrance={isLast}
            onClick={() => (isLast === null ? onMove(position + 1) : toast.info(isLast))}
          >
            <ArrowDownIcon fontSize="small" aria-hidden />
          </Action>
          {onCopy ? (
            <Action label={t('actions.copy', { name })} onClick={onCopy}>
              <CopyIcon fontSize="small" aria-hidden />
            </Action>
          ) : null}
          <Action label={t('actions.remove', { name })} className={styles.remove} onClick={remove}>
            <DeleteIcon fontSize="small" aria-hidden />
          </Action>
        </>
      )}
      <button type="button" className={styles.settings} onClick={() => openArea(store, 'settings')}>
        <TuneIcon fontSize="small" aria-hidden />
        {t('actions.settings')}
      </button>
      {broken ? (
        <RemoveDialog
          title={t('actions.remove', { name })}
          along={along}
          broken={broken}
          onRemove={onRemove}
          onClose={() => setBroken(null)}
        />
      ) : null}
    </div>
  )
}

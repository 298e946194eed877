import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormOption } from '../../../../domain/form/options'
import type { FormTarget } from '../../../../domain/publication/validate-form'
import { sameItems, useEditor, useEditorState } from '../../store/context'
import type { EditorStore } from '../../store/editor-store'
import inspector from '../Inspector.module.css'
import styles from './OptionGroup.module.css'

/** The open groups of each form that is edited, so that they stay open while a question is selected in between. */
const openGroups = new WeakMap<EditorStore, Set<string>>()

interface OptionGroupProps {
  title: string
  /** The options inside; those that are on are named while the group is closed. */
  options: readonly FormOption[]
  /** Other fields inside that may have to be mended: the group opens for them, as for its options. */
  targets?: readonly FormTarget[]
  startsOpen?: boolean
  children: ReactNode
}

/** Some options that belong together, closed until they are wanted. */
export function OptionGroup({
  title,
  options,
  targets = [],
  startsOpen = false,
  children,
}: OptionGroupProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const id = useId()
  const on = useEditorState(({ form }) => options.filter((option) => form.opcionales[option]), sameItems)
  const wanted = useEditorState(
    ({ highlight }) => highlight !== null && [...options, ...targets].includes(highlight.target),
  )
  const [isOpen, setOpen] = useState(() => openGroups.get(store)?.has(title) ?? startsOpen)
  if (wanted && !isOpen) setOpen(true)
  const toggle = (open: boolean): void => {
    const known = openGroups.get(store) ?? new Set(startsOpen ? [title] : [])
    if (open) known.add(title)
    else known.delete(title)
    openGroups.set(store, known)
    setOpen(open)
  }
  return (
    <Accordion
      className={inspector.accordion}
      expanded={isOpen}
      onChange={(_, open) => toggle(open)}
      disableGutters
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true, timeout: 0 } }}
    >
      <AccordionSummary
        id={`${id}-title`}
        aria-controls={`${id}-content`}
        expandIcon={<ExpandMoreIcon aria-hidden />}
      >
        <span className={styles.title}>
          {title}
          {isOpen ? null : (
            <span className={on.length > 0 ? styles.on : styles.off}>
              {on.length > 0
                ? on.map((option) => t(`options.${option}.label`)).join(', ')
                : t('options.none')}
            </span>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails className={inspector.fields}>{children}</AccordionDetails>
    </Accordion>
  )
}

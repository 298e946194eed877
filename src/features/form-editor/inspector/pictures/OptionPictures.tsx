import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { sameItems } from '../../store/context'
import { useQuestion } from '../../store/use-question'
import styles from '../Inspector.module.css'
import { OptionPicture } from './OptionPicture'

/** The pictures of the options of a choice (KIND-09). */
export function OptionPictures({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const opciones = useQuestion(id, (question) => question.opciones, sameItems)
  if (opciones === null || opciones.length === 0) return null
  const count = opciones.filter(({ imagenURL }) => imagenURL !== '').length
  return (
    <Accordion className={styles.accordion} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon aria-hidden />}>
        {count === 0 ? t('pictures.title') : t('pictures.some', { shown: count, total: opciones.length })}
      </AccordionSummary>
      <AccordionDetails className={styles.fields}>
        <p className={styles.help}>{t('pictures.help')}</p>
        {opciones.map((option) => (
          <OptionPicture key={option.id} question={id} option={option} />
        ))}
      </AccordionDetails>
    </Accordion>
  )
}

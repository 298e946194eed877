import { OPTION_SIDE, optionPictureProblem } from '../../../../domain/files/header-image'
import { mapSame } from '../../../../domain/form/dense'
import { changeOption, withPicture } from '../../../../domain/form/edit-options'
import { changeQuestion } from '../../../../domain/form/edit-questions'
import type { Form } from '../../../../domain/form/form'
import { mapQuestionLists } from '../../../../domain/form/question-lists'
import { allQuestions } from '../../../../domain/form/questions-of'
import type { Section } from '../../../../domain/form/section'
import { redrawPhoto } from '../../../../lib/photo/redraw-photo'
import type { PicturePlace } from './picture-upload'

/** Which option of which question. */
export interface OptionRef {
  question: string
  option: string
}

const withSections = (form: Form, secciones: Section[]): Form =>
  secciones === form.secciones ? form : { ...form, secciones }

const optionsOf = (form: Form) =>
  allQuestions(form.secciones).flatMap(({ id, opciones }) =>
    opciones.map((option) => ({ question: id, option })),
  )

/** With one of its options (KIND-09). Copies of the option may show the same picture. */
export const optionPlace = (ref: OptionRef): PicturePlace => ({
  key: `option ${ref.question} ${ref.option}`,
  urlIn: (form) =>
    optionsOf(form).find(({ question, option }) => question === ref.question && option.id === ref.option)
      ?.option.imagenURL ?? '',
  withURL: (form, url) =>
    withSections(
      form,
      changeQuestion(form.secciones, ref.question, (question) =>
        changeOption(question, ref.option, (option) => withPicture(option, url)),
      ),
    ),
  exchanged: (form, from, to) =>
    withSections(
      form,
      mapQuestionLists(form.secciones, (questions) =>
        mapSame(questions, (question) => {
          const opciones = mapSame(question.opciones, (option) =>
            option.imagenURL === from ? withPicture(option, to) : option,
          )
          return opciones === question.opciones ? question : { ...question, opciones }
        }),
      ),
    ),
  isShownElsewhere: (form, url) =>
    optionsOf(form).some(({ option }) => option.imagenURL === url && option.id !== ref.option),
  problemOf: optionPictureProblem,
  // Everybody who answers loads it, so it is sent no larger than it is shown.
  prepared: async (file, type) => ({ picture: await redrawPhoto(file, type, OPTION_SIDE), type }),
})

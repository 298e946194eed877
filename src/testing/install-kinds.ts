/** Each file begins with the kinds and functions that forms load when they use them. */
import '../domain/form-logic/every-part'
import { installKinds } from '../domain/question-types'
import { FURTHER_KINDS } from '../domain/question-types/further'

installKinds(FURTHER_KINDS)

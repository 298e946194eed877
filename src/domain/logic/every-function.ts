/** Brings what few formulas call to whoever reads formulas of any form: the editor, its worker, functions, files. */
import './check-digits'
import './patterns'
import './row-functions'
import './seldom-functions'

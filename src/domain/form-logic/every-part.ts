/** Brings what few forms need to whoever works out rules of any form: the editor, its worker, functions, files. */
import '../logic/every-function'
import './circles'
import './with-checks'
import './with-choices'
import './with-rows'

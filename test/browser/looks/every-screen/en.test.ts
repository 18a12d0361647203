import { test } from '../../../setup/browser-test'
import { everyScreenFits } from '../../support/every-screen'

everyScreenFits('en')

test.run()

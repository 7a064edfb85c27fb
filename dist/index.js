require('./chunks/start.js').action()

#!/usr/bin/env node
require('../chunks/start.js').cli()

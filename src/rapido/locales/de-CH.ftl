### Swiss German forms: messages that differ from German in more than ß and quotation marks.

phrase-bye = Tschau!

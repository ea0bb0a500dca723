// The reader of PDF files runs here, off the page; importing it makes it listen.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

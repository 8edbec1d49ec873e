// On a slow line the words stay in the device's own fonts: the brand's would arrive after them, and
// have the page laid out again.
import { SLOW_LINE } from '../offline/good-line.ts';

/** Plain JavaScript that stands right behind the faces. */
export const facesScript = `(()=>{
let c=navigator.connection,f=document.querySelector('style[data-faces]');
if(c&&(c.saveData||${SLOW_LINE}.test(c.effectiveType)))f.media='not all'
})()`;

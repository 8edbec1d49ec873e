// On a slow connection the words stay in the device's own fonts: the brand's would arrive after
// them, and have the page laid out again.
import { SLOW_CONNECTION } from '../offline/good-connection.ts';

/** Plain JavaScript that stands right behind the faces. */
export const facesScript = `(()=>{
let c=navigator.connection,f=document.querySelector('style[data-faces]');
if(c&&(c.saveData||${SLOW_CONNECTION}.test(c.effectiveType)))f.media='not all'
})()`;
